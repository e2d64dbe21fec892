import { CmsPage } from "../../features/site/cms-page.tsx";
import { NotFoundPage } from "../not-found.page.tsx";

export default function TermConditionPage() {
  return <CmsPage pageKey="term-condition" missing={<NotFoundPage />} dated />;
}
