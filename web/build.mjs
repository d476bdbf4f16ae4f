// Bundles the page into loopback/page/: the files that `make play` serves, so it needs no Node.
import { copyFile } from "node:fs/promises";
import { build } from "esbuild";

const target = "../loopback/page";
await build({
  entryPoints: ["src/page.tsx"],
  outdir: target,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "eof",
});
for (const name of ["index.html", "page.css"]) await copyFile(`src/${name}`, `${target}/${name}`);
