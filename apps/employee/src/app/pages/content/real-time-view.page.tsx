import { useParams } from "@tanstack/react-router";
import { RealTimeView } from "../../../features/content/real-time/real-time-view.tsx";
import { NotFoundPage } from "../../screens/not-found.page.tsx";

export default function RealTimeViewPage() {
  const given: Record<string, string | undefined> = useParams({ strict: false });
  const id = Number(given["id"]);
  if (!Number.isSafeInteger(id) || id <= 0) return <NotFoundPage />;
  return <RealTimeView key={id} id={id} />;
}
