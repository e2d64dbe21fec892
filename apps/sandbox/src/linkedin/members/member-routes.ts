import { z } from "zod";
import { readInput } from "../../control/read-input.ts";
import { jsonReply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import { postAsOrganization } from "./organization-posts.ts";

const newMember = z.object({ id: z.string().min(1).optional(), name: z.string().min(1) });
const newOrganization = z.object({
  id: z.string().regex(/^\d+$/),
  name: z.string().min(1),
  admins: z.array(z.string()).optional(),
});
const newClient = z.object({
  id: z.string().min(1),
  secret: z.string().min(1),
  name: z.string().min(1),
  redirectUris: z.array(z.url()).min(1),
});

/** Lets tests add people, organisations and apps of their own. */
export function memberRoutes(state: LinkedinState): Route[] {
  const control = true;
  return [
    { method: "GET", path: "/__sandbox/members", control, handle: () => jsonReply(state.members.all()) },
    {
      method: "POST",
      path: "/__sandbox/members",
      control,
      handle: (call) => {
        const { id, name } = readInput(newMember, call);
        return jsonReply(state.members.ensure(id, name), 201);
      },
    },
    {
      method: "GET",
      path: "/__sandbox/organizations",
      control,
      handle: () => jsonReply(state.members.organizations()),
    },
    {
      method: "POST",
      path: "/__sandbox/organizations",
      control,
      handle: (call) => {
        const { id, name, admins } = readInput(newOrganization, call);
        return jsonReply(state.members.addOrganization(id, name, admins), 201);
      },
    },
    {
      method: "POST",
      path: "/__sandbox/organizations/:id/posts",
      control,
      handle: (call) => postAsOrganization(state, call),
    },
    {
      method: "POST",
      path: "/__sandbox/clients",
      control,
      handle: (call) => {
        const client = readInput(newClient, call);
        state.clients.set(client.id, client);
        return jsonReply(client, 201);
      },
    },
  ];
}
