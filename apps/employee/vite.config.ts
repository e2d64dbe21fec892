import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = process.env["API_URL"] ?? "http://127.0.0.1:4500";
const server = {
  host: "127.0.0.1",
  port: Number(process.env["EMPLOYEE_PORT"] ?? 4510),
  strictPort: true,
  // The browser sees one origin, as it does behind the load balancer.
  proxy: { "/auth": api, "/services": api, "/media": api },
};

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { zod: fileURLToPath(new URL("./src/shared/zod-stub.ts", import.meta.url)) } },
  server,
  preview: server,
  build: {
    manifest: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    // Inlined pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${names[0]?.split("~")[0]?.replace(/\.\w+$/, "")}-[hash][extname]`,
        codeSplitting: {
          // Many tiny files compress badly. Each group imports only from those above it: no two files wait for each other.
          groups: [
            { name: "start", tags: ["$initial"], priority: 2 },
            { name: "kit", minShareCount: 8, priority: 1 },
            { name: "shared", minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
});
