import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { generateAiText } from "@polyphon/contract/ai/ai.contract.ts";
import { addCategory, addCompany, addFrontUser, addPost, type TestPerson } from "../people.ts";
import { openWorld, type World, type WorldOptions } from "../world.ts";

export type AiOptions = Partial<CallOf<typeof generateAiText>>;

interface Asked {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: {
    readonly model: string;
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
    readonly [key: string]: unknown;
  };
}

/** A company with AI, an employee, a post, and control over the simulated provider. */
export async function openAiFixture(options: WorldOptions = {}) {
  const world: World = await openWorld(options);
  const company = await addCompany(world, { ai: true });
  const category = await addCategory(world, [company]);
  const post = await addPost(world, category, { title: "The harbour runs on wind" });
  const control = (method: string, path: string, body?: unknown) =>
    fetch(`${world.sandbox.url}/__sandbox/${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return {
    world,
    company,
    category,
    post,
    person: () => addFrontUser(world, company),
    input: (over: AiOptions = {}) => ({
      aiTextTool: "WRITE" as const,
      requestReferrerPage: "SHARE_POST" as const,
      postId: post,
      ...over,
    }),
    text: ({ token }: TestPerson, over: AiOptions = {}, language = "en") =>
      world.call(
        generateAiText,
        { aiTextTool: "WRITE", requestReferrerPage: "SHARE_POST", postId: post, ...over },
        { token, language },
      ),
    /** Changes how the provider answers from now on. */
    play: (settings: Record<string, unknown>) => control("PATCH", "settings", { openai: settings }),
    fault: (fault: Record<string, unknown>, path = "/v1/chat/completions") =>
      control("POST", "faults", { route: `POST ${path}`, times: 1, ...fault }),
    /** The requests that reached the provider since the last read. */
    async asked(): Promise<Asked[]> {
      const answer = (await (await control("GET", "requests")).json()) as {
        requests: { path: string; headers: Record<string, string>; body: string }[];
      };
      await control("DELETE", "requests");
      return answer.requests
        .filter(({ path }) => path.startsWith("/v1/"))
        .map(({ headers, body }) => ({ headers, body: JSON.parse(body) as Asked["body"] }));
    },
    reset: () => control("POST", "reset"),
    set: (sql: string, values: unknown[] = []) => world.arrange((tx) => tx.client.query(sql, values)),
  };
}

export type AiFixture = Awaited<ReturnType<typeof openAiFixture>>;
