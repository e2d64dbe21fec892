import { startChildrenFrom } from "../src/platform/process/child-script.ts";

const folder = process.env["TEST_CHILDREN"];
if (!folder) throw new Error("the global setup did not bundle the children");
startChildrenFrom(folder);
