export const productionSettings = {
  MODE: 'production',
  DATABASE_URL: 'embedded',
  SITE_URL: 'https://yolda.uz',
  SMS_GATEWAY: 'eskiz',
  ESKIZ_EMAIL: 'post@example.uz',
  ESKIZ_PASSWORD: 'x',
  ACCESS_TOKEN_SECRET: 'q7RZk0fXw2Vb9mTdLs4HcYpGj8NeUaQ1',
  CODE_SECRET: 'Jx3vWn6KdPz0SgRf8BtCm1YhLq5EuToA',
};
