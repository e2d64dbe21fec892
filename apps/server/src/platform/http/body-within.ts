import type { preParsingHookHandler } from "fastify";

/** Whoever sends a body byte by byte would hold a connection for as long as they like. */
export function bodyWithin(seconds: number): preParsingHookHandler {
  return (_request, reply, body, done) => {
    const late = setTimeout(() => {
      void reply.header("connection", "close");
      // Destroying the stream would close the connection before the refusal is sent.
      body.emit("error", Object.assign(new Error("the body took too long"), { statusCode: 408 }));
    }, seconds * 1000);
    body.once("close", () => clearTimeout(late));
    done(null, body);
  };
}
