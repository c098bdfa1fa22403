// A link to give away, as far as it leads.
import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { speak } from "../../src/core/words.svelte";
import { isHereOnly } from "../../src/pages/places";
import Share from "../../src/pages/lobby/Share.svelte";

test("an address that means everybody's own computer is told from others", () => {
  const hosts = [
    "localhost:8000",
    "tb.localhost",
    "127.0.0.1",
    "127.1",
    "[::1]:8000",
    "192.168.1.5",
    "127.example.org",
    "localhost.example.org",
  ];
  expect(hosts.map((host) => isHereOnly(`http://${host}/table/t1`))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("a link that leads nowhere elsewhere has no code, and says what to do", async () => {
  await speak("en");
  const texts = ["http://127.0.0.1:8000/table/t1", "http://192.168.1.5:8000/table/t1"].map((link) => {
    const shown = mount(Share, { target: document.body, props: { link, about: "Phones can read the code." } });
    const found = [document.querySelector("svg") !== null, document.querySelector("p")!.textContent];
    void unmount(shown);
    document.body.replaceChildren();
    return found;
  });
  expect(texts).toEqual([
    [
      false,
      expect.stringMatching(
        /^The address 127\.0\.0\.1:8000 works on this computer only.*tangledbank serve --host 0\.0\.0\.0 /,
      ),
    ],
    [true, "Phones can read the code."],
  ]);
});
