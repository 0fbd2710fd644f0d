const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LEVELS)[number];
export type LogFields = Readonly<Record<string, unknown>>;

export interface Logger {
  log(level: LogLevel, message: string, fields?: LogFields): void;
  /** Lets callers skip fields that are expensive to compute if nobody would see them. */
  isEnabled(level: LogLevel): boolean;
}

/** Writes one JSON object per line, which every log collector can parse. Callers never log the IP addresses of visitors. */
export function createLogger(
  minimum: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Logger {
  const isEnabled = (level: LogLevel) => LEVELS.indexOf(level) >= LEVELS.indexOf(minimum);
  return {
    isEnabled,
    log(level, message, fields = {}) {
      if (!isEnabled(level)) return;
      const time = new Date().toISOString();
      write(`${JSON.stringify({ time, level, message, ...fields }, describeErrors)}\n`);
    },
  };
}

/** Errors have no enumerable fields and would be written as `{}`. */
function describeErrors(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
}
