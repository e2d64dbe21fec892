import { SignInReturn } from "./sign-in-return.tsx";

export default function TwitterReturn() {
  return <SignInReturn network="TWITTER" />;
}
