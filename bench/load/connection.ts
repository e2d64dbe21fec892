import { connect, type Socket } from "node:net";

const endOfHead = Buffer.from("\r\n\r\n");
const lengthField = /\r\ncontent-length: *(\d+)/i;

/** One keep-alive connection with one request on its way at a time, and nothing between us and the socket. */
export class Connection {
  readonly #socket: Socket;
  #head: Buffer = Buffer.alloc(0);
  #missing = -1;
  #status = 0;
  #answered: (status: number) => void = () => undefined;

  constructor(port: number, failed: (error: Error) => void) {
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.on("data", (chunk) => this.#take(chunk));
    this.#socket.on("error", failed);
    this.#socket.on("close", () => failed(new Error("the server closed a connection")));
  }

  send(request: Buffer, answered: (status: number) => void): void {
    this.#answered = answered;
    this.#socket.write(request);
  }

  close(): void {
    this.#socket.removeAllListeners();
    this.#socket.on("error", () => undefined);
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    let body = chunk.length;
    if (this.#missing === -1) {
      const all = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
      const end = all.indexOf(endOfHead);
      if (end === -1) {
        this.#head = all;
        return;
      }
      const head = all.toString("latin1", 0, end);
      this.#status = Number(head.slice(9, 12));
      this.#missing = Number(lengthField.exec(head)?.[1] ?? Number.NaN);
      if (Number.isNaN(this.#missing)) throw new Error(`an answer without a length: ${head}`);
      this.#head = Buffer.alloc(0);
      body = all.length - end - endOfHead.length;
    }
    this.#missing -= body;
    if (this.#missing > 0) return;
    this.#missing = -1;
    this.#answered(this.#status);
  }
}
