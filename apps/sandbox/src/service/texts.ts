/** The languages that the stand-in writes. */
export type Language = 'zhCn' | 'enUs';

/** Both languages of a text. */
export type Text = Readonly<Record<Language, string>>;

/** Said first in every case, because nobody should take the stand-in for a person. */
export const INTRODUCTION: Text = {
  zhCn: '您好，我是演示用的自动客服，按规则回答，背后没有真人。',
  enUs: 'Hello. I am the automatic support of this demo. I answer by rule, and no person reads this.',
};
export const GOODBYE: Text = {
  zhCn: '很高兴能帮上忙。这次咨询已结束，欢迎评价；需要时可以随时再来。',
  enUs: 'Glad that helped. I close this conversation now; you can rate it, and come back whenever you like.',
};
export const UNKNOWN: Text = {
  zhCn: '这个问题我没有现成的答案。请换几个关键词，例如充值、提现、流水、开奖、密码，或者发送一张订单，我会告诉您它现在的状态。',
  enUs: 'I have no ready answer to this. Try other words, such as deposit, withdrawal, turnover, result or password, or attach an order and I will tell you its state.',
};
export const PICTURE: Text = {
  zhCn: '图片已收到，但自动客服看不懂图片。请用文字描述，或者发送对应的订单。',
  enUs: 'I have your picture, but automatic support cannot read pictures. Describe it in words, or attach the order.',
};

/** Answers to questions, by the words in them; the first that matches is given. */
export const ANSWERS: readonly { readonly words: RegExp; readonly text: Text }[] = [
  {
    words: /戒赌|停不下来|沉迷|输光|addict|can.t stop|lost everything|gambling problem/i,
    text: {
      zhCn: '请先停一停。在“理性投注”里可以马上设定休息或自我排除，立即生效；帮助里也有免费、保密的求助热线。',
      enUs: 'Please pause. Under responsible play you can take a break or exclude yourself, and it holds at once. The help also lists free and confidential help lines.',
    },
  },
  {
    words: /密码|登录|验证码|password|log ?in|sign ?in|locked out/i,
    text: {
      zhCn: '客服不会索要密码或验证码。登录密码可以在登录页选择“忘记密码”找回；资金密码在账户的安全页修改。',
      enUs: 'Support never asks for a password or a code. A lost password is recovered on the sign-in page; the fund password is changed on the security page of your account.',
    },
  },
  {
    words: /流水|打码|turnover|wager/i,
    text: {
      zhCn: '流水是已结算投注的本金，退款的注单不算。提现页会列出每一笔充值或奖励还差多少流水。',
      enUs: 'Turnover is the stake of settled bets; refunded bets do not count. The withdrawal page lists how much each deposit or bonus still needs.',
    },
  },
  {
    words: /提现|出款|withdraw|payout|cash ?out/i,
    text: {
      zhCn: '提现先审核再出款，进度在提现记录的每一步里。金额较大或账户资料刚改过时，需要人工审核。发送那笔提现，我可以告诉您它现在的状态。',
      enUs: 'A withdrawal is reviewed, then sent; each step is in its record. Large amounts and freshly changed accounts are reviewed by people. Attach the withdrawal and I will tell you its state.',
    },
  },
  {
    words: /充值|存款|到账|deposit|top ?up|credited/i,
    text: {
      zhCn: '充值在支付方确认后到账：银行卡和扫码通常几分钟，USDT 等区块确认。金额必须和订单完全一致。发送那笔充值，我可以告诉您它现在的状态。',
      enUs: 'A deposit is credited when the provider confirms it: minutes for bank and QR, and after the final block for USDT. The amount must equal the order exactly. Attach the deposit and I will tell you its state.',
    },
  },
  {
    words: /核验|验证开奖|公平|开奖|结果|verify|fair|draw|result/i,
    text: {
      zhCn: '每期开奖都可以自己核验：在开奖页打开“公平验证”，它会用公开的种子和信标重新计算号码。',
      enUs: 'You can check every draw yourself: open the fairness check at the result, which computes the numbers again from the public seed and beacon.',
    },
  },
  {
    words: /投注|下注|注单|返水|bet|ticket|rebate/i,
    text: {
      zhCn: '注单的内容、赔率和结果在投注记录里。发送那张注单，我可以告诉您它现在的状态。',
      enUs: 'The content, odds and result of a bet are in your bet records. Attach the bet and I will tell you its state.',
    },
  },
  {
    words: /转账|额度|transfer|balance/i,
    text: {
      zhCn: '主账户和游戏平台之间的转账有明确结果才会记账；没有结果的转账会自动继续查询，钱不会丢。',
      enUs: 'A transfer between the main balance and a game platform is booked when its outcome is certain. One without an outcome is asked about again by itself; no money is lost.',
    },
  },
];

/** Words by which a player says that the question is answered. */
export const CONTENT =
  /^(?:谢谢|多谢|感谢|好的|明白|知道了|解决了|没有了|没问题了|thanks?\b|thank you|thx|ok(?:ay)?\b|got it|solved|no more|that.s all)/i;
