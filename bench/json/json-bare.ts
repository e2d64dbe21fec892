import { createServer } from "node:http";
import { bePart } from "../kit/be-part.ts";
import { listenOn } from "../kit/listen-on.ts";
import { jsonAnswer } from "./json-answer.ts";

/** The same bytes in and out, with nothing between them: no session, no check, no route. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { shareId } = JSON.parse(Buffer.concat(chunks).toString()) as { shareId: number };
    const text = JSON.stringify(jsonAnswer(shareId));
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(text),
    });
    response.end(text);
  });
});

bePart({ listen: () => listenOn(server) });
