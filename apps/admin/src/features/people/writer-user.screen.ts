import { writerUser } from "@polyphon/contract/people/writer-user.resource.ts";
import { resourceScreen } from "../../shared/resource-screen.tsx";

export default resourceScreen(writerUser);
