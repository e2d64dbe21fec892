import "../theme/styles-screens.ts";
import type { KitResource, ResourceRow } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { ResourceFormPage } from "@polyphon/admin-kit/form/resource-form-page.tsx";
import { ResourceScreens, type ResourceScreensProps } from "@polyphon/admin-kit/screens/resource-screens.tsx";
import { ResourceView } from "@polyphon/admin-kit/screens/resource-view.tsx";
import type { ReactNode } from "react";
import { useRecordId } from "../address/record-address.ts";
import { useCurrentScreen } from "./current-screen.ts";
import { useListQuery } from "../list/use-list-query.ts";

export interface ResourceScreenOptions extends Omit<ResourceScreensProps, "resource" | "query"> {
  /** Buttons beside the title of a row that is viewed or edited on a page of its own. */
  pageActions?: (row: ResourceRow) => ReactNode;
}

/** One component for all addresses of a resource: it shows the list, the form or the view that the address names. */
export function resourceScreen(resource: KitResource, options: ResourceScreenOptions = {}) {
  const { pageActions: actions, ...list } = options;
  const { widgets } = options;
  const { add, edit, view } = resource.screens;
  return function ResourceScreen() {
    const screen = useCurrentScreen();
    const query = useListQuery();
    const id = useRecordId();
    if (screen !== undefined && screen === add)
      return <ResourceFormPage resource={resource} id={undefined} widgets={widgets} />;
    if (screen !== undefined && screen === edit)
      return <ResourceFormPage key={id} resource={resource} id={id} widgets={widgets} actions={actions} />;
    if (screen !== undefined && screen === view)
      return <ResourceView key={id} resource={resource} id={id} widgets={widgets} actions={actions} />;
    return <ResourceScreens {...list} resource={resource} query={query} />;
  };
}
