import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { createFacebookPublisher } from "../../src/adapters/facebook/shares/facebook-publisher.ts";
import type { FacebookSettings } from "../../src/adapters/facebook/facebook-settings.ts";
import { createHttpClient } from "../../src/adapters/http/http-client.ts";
import type { PublishRequest } from "../../src/modules/sharing/sharing.port.ts";

/** A sandbox of its own with the publisher for pages. */
export async function openFacebookSetup() {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const http = createHttpClient();
  const settings: FacebookSettings = {
    graphBase: `${sandbox.url}/graph.facebook.com`,
    webBase: `${sandbox.url}/www.facebook.com`,
    version: "v25.0",
    clientId: "polyphon",
    clientSecret: "secret",
    timeoutMs: 3_000,
    absentAfterMs: 30_000,
  };
  let lastShare = 0;

  return {
    sandbox,
    http,
    settings,
    adapter: createFacebookPublisher(http, settings),
    /** A new text for a page of its own. */
    newRequest(change: Partial<PublishRequest> = {}): PublishRequest {
      lastShare += 1;
      const token = sandbox.mintToken({ name: `Wind Farm ${lastShare}` }, "facebook");
      return {
        shareId: lastShare,
        attempt: 1,
        authorId: token.memberId,
        accessToken: token.accessToken,
        text: `Our plant runs on wind alone, share ${lastShare}.`,
        link: null,
        images: [],
        uploadedMedia: [],
        ...change,
      };
    },
    async control(method: "POST" | "PATCH", path: string, body: unknown): Promise<void> {
      const headers = { "content-type": "application/json" };
      const url = `${sandbox.url}/__sandbox/${path}`;
      const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async close(): Promise<void> {
      await http.close();
      await sandbox.stop();
    },
  };
}

export type FacebookSetup = Awaited<ReturnType<typeof openFacebookSetup>>;
