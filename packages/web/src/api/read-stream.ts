import { createParser } from "eventsource-parser";

type StreamEnd =
  | { readonly kind: "answer"; readonly data: unknown }
  | { readonly kind: "problem"; readonly data: unknown };

/** Reads a streamed answer. Null when it broke off before its end. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  onProgress: (event: unknown) => void,
): Promise<StreamEnd | null> {
  const ends: StreamEnd[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const received: unknown = JSON.parse(data);
      if (event === "progress") onProgress(received);
      if (event === "answer" || event === "problem") ends.push({ kind: event, data: received });
    },
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return null;
    parser.feed(decoder.decode(value, { stream: true }));
    const [end] = ends;
    if (end) return end;
  }
}
