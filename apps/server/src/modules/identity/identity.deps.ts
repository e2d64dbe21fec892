import type { LinkBox } from "../../platform/mail/sealed-link.ts";
import type {
  CaptchaVerifier,
  CompaniesOfRegistrants,
  IsEmailProhibited,
  PersonFacts,
  PhotoFiles,
  SocialLoginsOf,
  VisitorThrottle,
} from "./identity.port.ts";
import type { LoginThrottle } from "../../platform/redis/login-throttle.ts";
import type { Signer } from "../../platform/secret/signer.ts";
import type { SsoDeps } from "./sso/sso.deps.ts";

export interface AppUrls {
  readonly employeeUrl: string;
  readonly adminUrl: string;
}

export interface KeyMailDeps extends AppUrls {
  readonly linkBox: LinkBox;
}

export interface VisitDeps {
  readonly captcha: CaptchaVerifier;
  readonly visits: VisitorThrottle;
}

export interface AccountDeps {
  readonly socialLogins: SocialLoginsOf;
  readonly facts: PersonFacts;
  readonly photos: PhotoFiles;
  readonly erpUrl: string | null;
}

export interface LoginDeps {
  readonly captcha: CaptchaVerifier;
  readonly throttle: LoginThrottle;
  readonly signer: Signer;
}

export interface ResetPasswordDeps extends AppUrls {
  readonly throttle: LoginThrottle;
  readonly signer: Signer;
}

export interface ChangePasswordDeps extends AppUrls {
  readonly throttle: LoginThrottle;
}

export interface RegisterDeps extends VisitDeps, KeyMailDeps {
  readonly signer: Signer;
  readonly companies: CompaniesOfRegistrants;
  readonly isEmailProhibited: IsEmailProhibited;
}

export interface SignInSettings {
  readonly captchaScriptUrl: string;
  readonly captchaSiteKey: string;
  readonly challengeSiteKey: string;
}

export interface IdentityDeps
  extends LoginDeps, SignInSettings, AccountDeps, RegisterDeps, ChangePasswordDeps, SsoDeps {}
