/** Made by web/words.ts: loaders by language and name. */
declare module "virtual:words" {
  const files: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default files;
}
