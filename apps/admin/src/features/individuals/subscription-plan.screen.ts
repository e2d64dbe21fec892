import { subscriptionPlan } from "@polyphon/contract/individuals/subscription-plan.resource.ts";
import { resourceScreen } from "../../shared/screens/resource-screen.tsx";

export default resourceScreen(subscriptionPlan);
