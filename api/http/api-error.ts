import { type ErrorCode, errors } from '../../contract/errors.ts';
import { passing } from '../../contract/statuses.ts';

/** What an `ApiError` may carry besides its code. */
export interface ErrorDetails {
  /** Our own sentence; the one of the table if absent. Never words of a provider or of the request. */
  description?: string;
  /** Status and code of the provider. */
  provider?: { status: number; code?: string };
  /** Seconds to wait. */
  retryAfter?: number;
  /** Another HTTP status than the table's (Dropbox keeps the provider's). */
  status?: number;
  captchaUuid?: string;
}

/** Any answer that is not a success. Thrown anywhere, turned into the envelope in one place. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.description ?? errors[code].description);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return this.details.status ?? errors[this.code].status;
  }
}

/** Whether asking again later could end differently. */
export function isPassing(error: ApiError): boolean {
  if (error.code === 'upstream_rejected') return (error.details.provider?.status ?? 500) >= 500;
  return passing.has(error.code);
}
