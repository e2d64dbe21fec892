/** After how long the database itself ends what a session does, whatever happened to the process that asked. */
export interface SessionLimits {
  /** One statement. */
  readonly statementSeconds: number;
  /** Waiting for a row or table that another transaction holds. */
  readonly lockSeconds: number;
  /** A transaction in which nothing is asked: its process is paused, or waits for something it should not wait for. */
  readonly idleSeconds: number;
}

export const usualLimits: SessionLimits = { statementSeconds: 60, lockSeconds: 10, idleSeconds: 20 };

interface LimitSettings {
  readonly DATABASE_STATEMENT_SECONDS: number;
  readonly DATABASE_LOCK_SECONDS: number;
  readonly DATABASE_IDLE_SECONDS: number;
}

export function limitsOf(config: LimitSettings): SessionLimits {
  return {
    statementSeconds: config.DATABASE_STATEMENT_SECONDS,
    lockSeconds: config.DATABASE_LOCK_SECONDS,
    idleSeconds: config.DATABASE_IDLE_SECONDS,
  };
}

/** As PostgreSQL takes them with the connection. */
export function sessionOptions(settings: Readonly<Record<string, string>>, limits: SessionLimits): string {
  const milliseconds = (seconds: number) => String(Math.round(seconds * 1000));
  const all = {
    ...settings,
    statement_timeout: milliseconds(limits.statementSeconds),
    lock_timeout: milliseconds(limits.lockSeconds),
    idle_in_transaction_session_timeout: milliseconds(limits.idleSeconds),
  };
  return Object.entries(all)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}

/** For whoever takes an address only. */
export function withParameters(url: string, parameters: Readonly<Record<string, string>>): string {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, value);
  // A form's plus sign is no space to PostgreSQL.
  changed.search = changed.search.replaceAll("+", "%20");
  return changed.href;
}
