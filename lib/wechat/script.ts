/** WeChat's own script, which alone can set a card in its browser; asked for only within WeChat and with an account. */
export const WECHAT_SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
