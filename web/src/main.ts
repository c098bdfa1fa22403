import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { get } from "./core/api";
import { needGames } from "./core/catalogue.svelte";
import { listen } from "./core/router.svelte";
import { followDevice, settings, wear } from "./core/settings.svelte";
import { speak } from "./core/words.svelte";
import { followRelease } from "./local/release";

wear();
followDevice();
listen();
followRelease();
// a first visit makes a guest: sockets want to know who speaks
await Promise.all([
  speak(settings.language).then(() => needGames().catch(() => null)),
  get("/api/me").catch(() => null),
]);
mount(App, { target: document.getElementById("app")! });
void import("./core/notices/push").then(({ renew }) => renew());
