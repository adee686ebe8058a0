import { Link } from '@payloadcms/ui';

/** Our own pages, below Payload's list of collections. */
export function NavLinks() {
  return (
    <>
      <Link className="nav__link" href="/admin/review">
        <span className="nav__link-label">待审</span>
      </Link>
      <Link className="nav__link" href="/admin/weekly">
        <span className="nav__link-label">每周一览</span>
      </Link>
    </>
  );
}
