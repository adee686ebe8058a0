import { inBeijing } from '../beijing';

const BEIJING = inBeijing({ dateStyle: 'short', timeStyle: 'short' });

/** A time in ms as `YYYY-MM-DD HH:mm` in Beijing. */
export function formatTime(time: number): string {
  return BEIJING.format(Number(time));
}

/** A stored phone number in groups: easier to dial, and a spreadsheet does not take it for a number. */
export function formatPhone(phone: string): string {
  if (/^1\d{10}$/.test(phone)) return phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3');
  if (/^[48]00\d{7}$/.test(phone)) return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
  return phone.replace(/^(010|02\d|0[3-9]\d{2})(\d{7,8})(?!\d)/, '$1-$2');
}
