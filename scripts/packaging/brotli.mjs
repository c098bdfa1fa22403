// node scripts/packaging/brotli.mjs FILE...: beside each file its Brotli form, if that is shorter by a twentieth. Level 9: 10 would take five times as
// long for a tenth less.
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

for (const path of process.argv.slice(2)) {
  const raw = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  const packed = brotliCompressSync(raw, { params });
  if (packed.length < 0.95 * raw.length) writeFileSync(`${path}.br`, packed);
}
