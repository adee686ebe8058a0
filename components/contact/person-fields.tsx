import type { FormErrors } from '@/lib/browser/use-enquiry';
import { HINTS, MAX_LENGTH, WRONG, type Enquiry, type FieldName } from '@/lib/enquiries/rules';
import { TextField } from '../ui/text-field.client';

interface PersonFieldsProps {
  errors: FormErrors;
  unitRequired: boolean;
  /** what has been typed before */
  draft?: Partial<Enquiry>;
}

/** Who asks: the four fields that both forms have. */
export function PersonFields({ errors, unitRequired, draft = {} }: PersonFieldsProps) {
  return (
    <>
      <TextField
        label="姓名"
        name="Name"
        placeholder="姓名*"
        autoComplete="name"
        maxLength={MAX_LENGTH.Name}
        defaultValue={draft.Name}
        error={errors.Name}
        required
      />
      <TextField
        label="电话"
        name="Telphone"
        type="tel"
        placeholder="电话*"
        autoComplete="tel"
        maxLength={MAX_LENGTH.Telphone}
        defaultValue={draft.Telphone}
        error={errors.Telphone}
        hint={hintFor('Telphone', errors)}
        required
      />
      <TextField
        label="邮箱"
        name="Email"
        type="text"
        inputMode="email"
        placeholder="邮箱*"
        autoComplete="email"
        maxLength={MAX_LENGTH.Email}
        defaultValue={draft.Email}
        error={errors.Email}
        hint={hintFor('Email', errors)}
        required
      />
      <TextField
        label="单位"
        name="Company"
        placeholder={unitRequired ? '单位*' : '单位'}
        autoComplete="organization"
        maxLength={MAX_LENGTH.Company}
        defaultValue={draft.Company}
        error={errors.Company}
        required={unitRequired}
      />
    </>
  );
}

function hintFor(field: FieldName, errors: FormErrors): string | undefined {
  return errors[field] === WRONG ? HINTS[field] : undefined;
}
