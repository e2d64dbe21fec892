import { SignInReturn } from "./sign-in-return.tsx";

export default function LinkedinReturn() {
  return <SignInReturn network="LINKEDIN" />;
}
