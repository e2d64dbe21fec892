import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { useKitPerson } from "./kit-person.ts";
import type { KitResource } from "./kit-resource.ts";

/** What the user can do to the rows of a resource. */
export function useRights(resource: KitResource) {
  const { may } = useKitPerson();
  const open = (endpoint: Endpoint) => resource.calls.includes(endpoint) && may(endpoint.access);
  return {
    add: open(resource.add),
    edit: open(resource.edit),
    remove: open(resource.remove),
    act: open(resource.act),
    move: open(resource.move),
  };
}

export type Rights = ReturnType<typeof useRights>;
