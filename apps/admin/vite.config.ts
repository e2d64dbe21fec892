import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const api = process.env["API_URL"] ?? "http://127.0.0.1:4500";

const server = {
  host: "127.0.0.1",
  port: Number(process.env["ADMIN_PORT"] ?? 4511),
  strictPort: true,
  // The browser sees one origin, as it does behind the load balancer.
  proxy: { "/auth": api, "/services": api, "/media": api },
};

/** The address of the login has no slash at its end, and Vite serves only what lies below its base. */
const bareBase: Plugin = {
  name: "bare-base",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/admin(\?|$)/.test(request.url ?? ""))
        request.url = (request.url ?? "").replace("/admin", "/admin/");
      next();
    });
  },
};

export default defineConfig({
  base: "/admin/",
  plugins: [react(), bareBase],
  resolve: {
    alias: {
      // The whole stylesheet of the components weighs more than the frame; screens bring what they use.
      "@mantine/core/styles.layer.css": fileURLToPath(new URL("./src/app/mantine.css", import.meta.url)),
    },
  },
  server,
  preview: server,
  build: {
    manifest: true,
    target: "es2023",
    modulePreload: { polyfill: false },
    // Inlined pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // tools/size.ts judges what the start weighs, compressed.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group imports only from the ones above it, so that no two files wait for each other.
          groups: [
            { name: "start", tags: ["$initial"], priority: 2 },
            // One file for what many screens need: a request costs the browser more than a spare kilobyte.
            { name: "kit", minShareCount: 8, priority: 1 },
            { name: "shared", minShareCount: 2, entriesAware: true },
          ],
        },
        // A shared file is named after all the screens that need it; the group's name says enough.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        assetFileNames: ({ names }) =>
          `assets/${names[0]?.split("~")[0]?.replace(/\.\w+$/, "")}-[hash][extname]`,
      },
    },
  },
});
