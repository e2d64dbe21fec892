import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { createHttpClient, type HttpClient } from "../../src/adapters/http/http-client.ts";
import {
  createLinkedinOrganisationPublisher,
  createLinkedinPublisher,
} from "../../src/adapters/linkedin/shares/linkedin-publisher.ts";
import type { LinkedinSettings } from "../../src/adapters/linkedin/linkedin-settings.ts";
import type { PublishAdapter, PublishRequest } from "../../src/modules/sharing/sharing.port.ts";

type Author = "member" | "organisation";
const organisationScopes = ["w_organization_social", "r_organization_social"];

/** LinkedIn of the sandbox with the publisher of members or of organisations in front of it. */
export interface LinkedinBed {
  readonly sandbox: Sandbox;
  readonly http: HttpClient;
  readonly settings: LinkedinSettings;
  readonly adapter: PublishAdapter;
  readonly make: (settings: LinkedinSettings) => PublishAdapter;
  readonly newRequest: (change?: Partial<PublishRequest>) => PublishRequest;
  readonly control: (method: "POST" | "PATCH", path: string, body: unknown) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startLinkedinBed(author: Author): Promise<LinkedinBed> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const http = createHttpClient();
  const settings: LinkedinSettings = {
    apiBase: sandbox.url,
    oauthBase: sandbox.url,
    webBase: sandbox.url,
    clientId: "polyphon",
    clientSecret: "secret",
    version: "202609",
    timeoutMs: 3_000,
    absentAfterMs: 0,
  };
  const make = (wanted: LinkedinSettings) =>
    author === "member"
      ? createLinkedinPublisher(http, wanted)
      : createLinkedinOrganisationPublisher(http, wanted);
  let lastShare = 0;
  return {
    sandbox,
    http,
    settings,
    adapter: make(settings),
    make,
    newRequest: (change = {}) => {
      lastShare += 1;
      const name = `Ann Number${lastShare}`;
      const scopes = author === "member" ? {} : { scopes: organisationScopes };
      const { memberId, accessToken } = sandbox.mintToken({ name, ...scopes });
      return {
        shareId: lastShare,
        attempt: 1,
        authorId: `urn:li:${author === "member" ? "person" : "organization"}:${memberId}`,
        accessToken,
        text: `Our plant runs on wind alone, share ${lastShare}.`,
        link: null,
        images: [],
        uploadedMedia: [],
        ...change,
      };
    },
    control: async (method, path, body) => {
      const headers = { "content-type": "application/json" };
      const url = `${sandbox.url}/__sandbox/${path}`;
      const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    stop: async () => {
      await http.close();
      await sandbox.stop();
    },
  };
}
