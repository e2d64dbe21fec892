import type { PermissionKey } from "../permissions.ts";

/** Back office: a key, `none` (signed in is enough) or `never` (full access only). */
export type AdminScreenPermission = PermissionKey | "none" | "never" | "public";

/** Employee app: `user` (signed in), `public` (signed out only) or `both`. */
export type EmployeeScreenPermission = "user" | "public" | "both";

export type ScreenPermission = AdminScreenPermission | EmployeeScreenPermission;

export type Screen = {
  readonly app: "admin" | "employee";
  readonly path: string;
  readonly title: string;
  readonly module: string;
  readonly permission: ScreenPermission;
  /** Further conditions for opening the screen: a company feature, a front feature or a kind of user. */
  readonly gate?: string;
};

export type ScreenRow<Permission extends ScreenPermission = ScreenPermission> = readonly [
  path: string,
  title: string,
  permission: Permission,
  gate?: string,
];

export type ModuleScreens = {
  readonly module: string;
  readonly admin: readonly ScreenRow<AdminScreenPermission>[];
  readonly employee: readonly ScreenRow<EmployeeScreenPermission>[];
};
