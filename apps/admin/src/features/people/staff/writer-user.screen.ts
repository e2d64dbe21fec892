import { writerUser } from "@polyphon/contract/people/staff/writer-user.resource.ts";
import { resourceScreen } from "../../../shared/screens/resource-screen.tsx";

export default resourceScreen(writerUser);
