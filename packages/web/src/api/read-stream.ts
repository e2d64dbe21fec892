type StreamEnd =
  | { readonly kind: "answer"; readonly data: unknown }
  | { readonly kind: "problem"; readonly data: unknown };

function eventIn(block: string): { readonly name: string; readonly data: string } {
  const of = (field: string) =>
    block
      .split("\n")
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trimStart())
      .join("\n");
  return { name: of("event"), data: of("data") };
}

/** Reads a streamed answer. Null when it broke off before its end. */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  onProgress: (event: unknown) => void,
): Promise<StreamEnd | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return null;
    waiting += decoder.decode(value, { stream: true });
    const blocks = waiting.split("\n\n");
    waiting = blocks.pop() ?? "";
    for (const block of blocks) {
      const { name, data } = eventIn(block);
      const received: unknown = JSON.parse(data);
      if (name === "progress") onProgress(received);
      if (name === "answer" || name === "problem") return { kind: name, data: received };
    }
  }
}
