import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { TokenRequest } from "../src/frame/network.ts";
import type { Sandbox } from "../src/start-sandbox.ts";

export type GraphAnswer = {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { error?: { code: number; error_subcode?: number; message: string } };
};

export type GraphAccount = {
  id: string;
  accessToken: string;
  /** Any call to the simulated Graph API with this account's token. */
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<GraphAnswer>;
};

export async function askGraph(
  url: string,
  accessToken: string,
  method = "GET",
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<GraphAnswer> {
  const isForm = body instanceof FormData;
  const sent = isForm ? { body } : body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(url, {
    method,
    headers: {
      ...(accessToken === "" ? {} : { authorization: `Bearer ${accessToken}` }),
      ...(isForm || body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...sent,
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as GraphAnswer["body"],
  };
}

/** A page or a professional account with its token. */
export function graphAccount(
  sandbox: Sandbox,
  network: "facebook" | "instagram",
  request: TokenRequest = { name: "Wind Farm" },
): GraphAccount {
  const { accessToken, memberId } = sandbox.mintToken(request, network);
  const base = `${sandbox.url}/graph.${network}.com/v25.0`;
  return {
    id: memberId,
    accessToken,
    call: (method, path, body, headers) => askGraph(`${base}/${path}`, accessToken, method, body, headers),
  };
}

export type FileHost = { url: string; stop: () => Promise<void> };

/** Serves one file at every address, as a company's web server would. */
export async function hostFile(bytes: Buffer): Promise<FileHost> {
  const server: Server = createServer((request, response) => {
    if (request.url === "/missing.jpg") response.writeHead(404).end();
    else response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The head of a JPEG of that size; enough for a network that reads no further. */
export function jpegHead(width: number, height: number): Buffer {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 17, 0, 2, 17, 1, 3, 17, 1, 0, 0,
  ]);
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return frame;
}
