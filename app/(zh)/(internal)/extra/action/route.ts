import { sendAgain } from '@/lib/enquiries/outbox';
import { BadRequestError } from '@/lib/http/request-body';
import { enquiryStore } from '@/lib/enquiries/store';
import { getEnquiry } from '@/lib/enquiries/list';
import { answerForm, seeOther } from '@/lib/login/form';
import { refuseWithoutSession } from '@/lib/login/guard';
import { safeReturnPath } from '@/lib/login/return-path';

/** The forms of /extra: `action` is `retry` (a delivery) or `erase` (an enquiry), `id` says which. */
export async function POST(request: Request): Promise<Response> {
  const refusal = await refuseWithoutSession(request);
  if (refusal) return refusal;
  return answerForm(request, async (form) => {
    const id = form.get('id') ?? '';
    const store = await enquiryStore();
    switch (form.get('action')) {
      case 'retry':
        // one that has got through in the meantime needs nothing more
        await sendAgain(store, id);
        break;
      case 'erase': {
        const enquiry = await getEnquiry(store, id);
        if (enquiry) await store.withdraw(enquiry.receipt);
        break;
      }
      default:
        throw new BadRequestError(400, '没有这个操作');
    }
    return seeOther(safeReturnPath(form.get('back')));
  });
}
