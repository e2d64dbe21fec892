import type { preParsingHookHandler } from "fastify";

/** Whoever sends a body byte by byte would hold a connection for as long as they like. */
export function bodyWithin(seconds: number): preParsingHookHandler {
  return (_request, reply, body, done) => {
    const late = setTimeout(() => {
      // Nobody reads it any more: it is answered, and the rest is thrown away.
      if (body.listenerCount("error") === 0) return;
      void reply.header("connection", "close");
      // Destroying the stream would close the connection before the refusal is sent.
      body.emit("error", Object.assign(new Error("the body took too long"), { statusCode: 408 }));
    }, seconds * 1000);
    // The stream stays open until the answer is sent, which may take longer than the body.
    for (const over of ["end", "error", "close"]) body.once(over, () => clearTimeout(late));
    done(null, body);
  };
}
