'use client';

import { useId, useState, type ComponentProps } from 'react';
import layout from './layout.module.css';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'onInput'> {
  label: string;
  maxLength: number;
  /** what is wrong with it */
  error?: string;
  /** what would be right, below the error */
  hint?: string;
  multiline?: boolean;
  rows?: number;
  /** what is said when it takes no more */
  fullNote?: (most: number) => string;
}

const FULL = (most: number) => `已到${most}个字符的上限`;

/**
 * A text field with its error below, and a word when it takes no more. Its label is inside, above what is typed;
 * as long as the placeholder says the same it is for those who hear it.
 */
export function TextField({ label, error, hint, multiline = false, rows, fullNote = FULL, ...field }: TextFieldProps) {
  const id = useId();
  const isNamed = field.placeholder?.startsWith(label);
  const [length, setLength] = useState(0);
  const isFull = length >= field.maxLength;
  const notes = [error ? `${id}-error` : null, hint ? `${id}-hint` : null, isFull ? `${id}-full` : null]
    .filter(Boolean)
    .join(' ');
  const properties = {
    ...field,
    id,
    className: styles.field,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
    onInput: (event: { currentTarget: { value: string } }) => setLength(event.currentTarget.value.length),
  };
  return (
    <div className={styles.root} data-named={isNamed || undefined}>
      {multiline ? <textarea {...(properties as ComponentProps<'textarea'>)} rows={rows} /> : <input {...properties} />}
      {/* after the field, which says whether it shows its placeholder */}
      <label htmlFor={id}>{label}</label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={layout.quiet}>
          {hint}
        </p>
      )}
      <p id={`${id}-full`} className={layout.quiet} aria-live="polite">
        {isFull && fullNote(field.maxLength)}
      </p>
    </div>
  );
}
