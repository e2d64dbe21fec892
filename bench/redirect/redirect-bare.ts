import { createServer } from "node:http";
import { bePart } from "../kit/be-part.ts";
import { listenOn } from "../kit/listen-on.ts";

const server = createServer((_request, response) => {
  response.writeHead(302, {
    location: "https://www.example.com/story?utm_source=linkedin",
    "cache-control": "no-store",
    "content-length": "0",
  });
  response.end();
});

bePart({ listen: () => listenOn(server) });
