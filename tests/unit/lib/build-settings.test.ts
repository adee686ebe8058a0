import { BUILD_SETTINGS } from '@/lib/settings.mjs';

test('构建时读到的变量都算在内：换了就重新构建', () => {
  expect(BUILD_SETTINGS).toEqual(
    expect.arrayContaining([
      'SITE_URL',
      'CONTENT_DIR',
      'CONTENT_SERVICE_URL',
      'LINKED_HOSTS',
      'NEXT_PUBLIC_ASSUME_MESSAGING_APP',
      'NEXT_PUBLIC_LAB_3D_URL',
      'NEXT_PUBLIC_SERVICE_WORKER',
      'GALLERY',
    ]),
  );
});

test.each(['SMTP_URL', 'DATABASE_URL', 'SECRET_KEY', 'ADMIN_PASSWORD_HASH', 'ENQUIRY_LIMIT_TOTAL', 'PORT'])(
  '%s 只在运行时有用，换了不用重新构建',
  (name) => {
    expect(BUILD_SETTINGS).not.toContain(name);
  },
);
