import type { TestContext } from "../test-context.ts";

export interface Returned {
  readonly code: string | null;
  readonly state: string | null;
  readonly error: string | null;
}

export function linkedinReturnUrl(context: Pick<TestContext, "config">): string {
  return `${context.config.EMPLOYEE_URL}/linkedin_callback`;
}

/** What a browser brings back from the sandbox's consent page at `url`. */
export async function decide(url: string, form: Record<string, string>): Promise<Returned> {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  const back = answer.headers.get("location");
  if (back === null) throw new Error(`the consent page answered ${answer.status}: ${await answer.text()}`);
  const { searchParams } = new URL(back);
  return {
    code: searchParams.get("code"),
    state: searchParams.get("state"),
    error: searchParams.get("error"),
  };
}

/** A person by that name allows the app, without a request of the product. */
export function consent(context: TestContext, state: string, name: string): Promise<Returned> {
  const url = new URL("/oauth/v2/authorization", context.sandbox.url);
  url.search = new URLSearchParams({
    response_type: "code",
    client_id: context.config.LINKEDIN_CLIENT_ID,
    redirect_uri: linkedinReturnUrl(context),
    scope: "openid profile w_member_social",
    state,
  }).toString();
  return decide(url.href, { decision: "allow", name });
}
