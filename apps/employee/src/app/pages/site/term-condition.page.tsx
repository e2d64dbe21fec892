import { CmsPage } from "../../../features/site/pages/cms-page.tsx";
import { NotFoundPage } from "../../screens/not-found.page.tsx";

export default function TermConditionPage() {
  return <CmsPage pageKey="term-condition" missing={<NotFoundPage />} dated />;
}
