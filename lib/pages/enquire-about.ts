import { paths } from '../paths';

/** The action of a page about one thing: an enquiry that names it already. */
export function enquireAbout(name: string): { href: string; label: string } {
  return enquireFor(`想了解${name}：`);
}

/** The action of a page that has written the message already. */
export function enquireFor(message: string): { href: string; label: string } {
  return { href: paths.contact(message), label: '提交需求' };
}
