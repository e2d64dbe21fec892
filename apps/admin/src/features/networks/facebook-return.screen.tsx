import { SignInReturn } from "./sign-in-return.tsx";

export default function FacebookReturn() {
  return <SignInReturn network="FACEBOOK" />;
}
