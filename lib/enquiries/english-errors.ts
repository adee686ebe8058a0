import { formWords } from '../english/words';
import { EMPTY, FIELDS, WRONG, type FieldErrors, type FieldName } from './rules';

type FormErrors = FieldErrors & { consent?: string };

const HINTS: Partial<Record<FieldName, string>> = { Telphone: formWords.phoneHint, Email: formWords.emailHint };

/** What is wrong with an enquiry, in English. What the form checks, it checks in one way in both languages. */
export function englishErrors(errors: FormErrors): FormErrors {
  const said = FIELDS.filter((field) => errors[field]).map((field) => [field, wordsFor(field, errors[field]!)]);
  return { ...Object.fromEntries(said), ...(errors.consent ? { consent: formWords.consentMissing } : {}) };
}

function wordsFor(field: FieldName, error: string): string {
  if (error === EMPTY) return formWords.empty;
  return error === WRONG ? (HINTS[field] ?? formWords.wrong) : formWords.tooLong;
}
