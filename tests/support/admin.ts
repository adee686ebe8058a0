/** The owner's account on the site that the browser tests ask. */
export const ADMIN = { loginName: 'owner', password: 'six signals one clock' };

/** What the site must be started with for it; the hash is of `ADMIN.password`, made by `npm run password`. */
export const ADMIN_SETTINGS = {
  ADMIN_LOGIN: ADMIN.loginName,
  ADMIN_PASSWORD_HASH: 'scrypt:32768:8:1:_mZ1SwVYcxvZVxYaZ8OkrQ:WLeHkW59C7Hfa5qQNeqWrhQyNVpiOVwqGPdYqMxNncI',
};
