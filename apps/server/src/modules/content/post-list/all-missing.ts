import { Refusal } from "../../../platform/operation/refusal.ts";

/** A call on several posts, none of which exists, says so in the plural. */
export async function allMissing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal && error.error === "post_not_found") throw new Refusal("posts_not_found");
    throw error;
  }
}
