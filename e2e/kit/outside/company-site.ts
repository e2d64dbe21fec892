import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface CompanySite {
  /** Addresses that visitors requested. */
  readonly visits: URL[];
  /** Resolves every .example host to this server, so that nothing leaves the machine. */
  readonly browserRule: string;
  stop(): Promise<void>;
}

/** The web site that posts point to. */
export async function startCompanySite(): Promise<CompanySite> {
  const visits: URL[] = [];
  const server: Server = createServer((request, response) => {
    const visit = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (visit.pathname !== "/favicon.ico") visits.push(visit);
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<title>Nordwind</title><h1>You are here</h1>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    visits,
    browserRule: `--host-resolver-rules=MAP *.example:80 127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
