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

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** These files with all they import at once, in one file of the build: a name for each module that belongs to it. */
function together(name: string, ...paths: readonly string[]) {
  let found: Set<string> | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    if (found === null) {
      found = new Set(paths.map(source));
      for (const one of found)
        for (const next of graph.getModuleInfo(one)?.importedIds ?? []) found.add(next);
    }
    return found.has(id) ? name : null;
  };
}

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
            { name: "start", tags: ["$initial"], priority: 3 },
            { name: "kit", minShareCount: 8, priority: 2 },
            // One request instead of fifty on the way to what people see first: the login, or the frame with its first screens.
            { name: together("login", "app/pages/identity/login.page.tsx"), priority: 1 },
            {
              name: together(
                "frame",
                "app/shell/signed-in-shell.tsx",
                "app/pages/dashboard.page.tsx",
                "app/pages/content/post-list.page.tsx",
              ),
              priority: 0.5,
            },
            { name: "shared", minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
  },
});
