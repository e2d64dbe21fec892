import { holdingEntity } from "@polyphon/contract/companies/holding-entity.resource.ts";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";

export default resourceScreen(holdingEntity);
