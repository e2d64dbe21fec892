import "../../../../shared/theme/styles-screens.ts";
import { ResourceFormPage } from "@polyphon/admin-kit/form/resource-form-page.tsx";
import { useRecordId } from "../../../../shared/address/record-address.ts";
import { levelWidget } from "./level-widget.tsx";
import { lightWidget } from "./light-widget.tsx";
import { useFrontUsers } from "../use-front-users.ts";

const widgets = { level: levelWidget, lightFrontUser: lightWidget };

export default function EditFrontUserScreen() {
  const { resource } = useFrontUsers();
  const id = useRecordId();
  return <ResourceFormPage key={id} resource={resource} id={id} widgets={widgets} />;
}
