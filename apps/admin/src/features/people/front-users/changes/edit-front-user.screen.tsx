import "../../../../shared/theme/styles-screens.ts";
import { ResourceFormPage } from "@polyphon/admin-kit/form/resource-form-page.tsx";
import { useParams } from "@tanstack/react-router";
import { levelWidget } from "./level-widget.tsx";
import { lightWidget } from "./light-widget.tsx";
import { useFrontUsers } from "../use-front-users.ts";

const widgets = { level: levelWidget, lightFrontUser: lightWidget };

export default function EditFrontUserScreen() {
  const { resource } = useFrontUsers();
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  return <ResourceFormPage key={id} resource={resource} id={Number(id)} widgets={widgets} />;
}
