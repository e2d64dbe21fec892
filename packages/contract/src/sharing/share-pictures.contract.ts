import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";

/** The pictures that go out with a share, for its preview while its text is changed. */
export const readSharePictures = endpoint({
  name: "read-share-pictures",
  method: "GET",
  path: "/services/post/api/social-shares/:shareId/pictures",
  about: "none",
  access: { front: "post_sharing" },
  reads: ["share"],
  input: z.object({ shareId: ref("share") }),
  output: z.object({ pictures: z.array(z.object({ url: z.string(), altText: z.string() })) }),
  errors: ["not_found"],
});
